#!/bin/sh
# Installs nginx and Caddy for the tests where that is possible, and says loudly where it is not. Never fails: tests
# that need them are skipped, and say so.
PATH="$PATH:/usr/sbin:/sbin"

present() {
    command -v "$1" >/dev/null
}

for proxy in nginx caddy; do
    present "$proxy" && present openssl && continue
    if ! present apt-get || [ "$(id -u)" -ne 0 ]; then
        echo "WARNING: $proxy is missing and cannot be installed from here, which needs apt-get and root."
        echo "         Tests that need it will not run."
        continue
    fi
    echo "Installing $proxy for the tests …"
    # Debian would start a server of its own; the tests start theirs.
    kept=""
    if [ ! -e /usr/sbin/policy-rc.d ]; then
        kept=/usr/sbin/policy-rc.d
        printf '#!/bin/sh\nexit 101\n' >"$kept" && chmod 755 "$kept"
    fi
    export DEBIAN_FRONTEND=noninteractive
    install="apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold $proxy openssl"
    said=$({ $install || { apt-get update -qq && $install; }; } 2>&1)
    [ -z "$kept" ] || rm -f "$kept"
    if ! present "$proxy"; then
        echo "$said" | tail -n 3
        echo "WARNING: $proxy could not be installed. Tests that need it will not run."
    fi
done
exit 0
