#!/bin/sh
# Installs PostgreSQL for the tests where that is possible, and says loudly where it is not. Never fails: tests that
# need it are skipped, and say so.

present() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

present && exit 0

if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "WARNING: PostgreSQL is missing and cannot be installed from here, which needs apt-get and root."
    echo "         Tests that need it will not run."
    exit 0
fi

echo "Installing PostgreSQL for the tests …"
# Debian would start a server of its own; the tests make theirs.
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
fi
export DEBIAN_FRONTEND=noninteractive
install="apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold postgresql"
said=$({ $install || { apt-get update -qq && $install; }; } 2>&1)

if ! present; then
    echo "$said" | tail -n 3
    echo "WARNING: PostgreSQL could not be installed. Tests that need it will not run."
fi
exit 0
