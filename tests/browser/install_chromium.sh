#!/bin/sh
# Installs Chromium for the browser tests where that is possible, and says loudly where it is not. Never fails: tests
# that need it are skipped, and say so.

present() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

present && exit 0

if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "WARNING: Chromium is missing and cannot be installed from here, which needs apt-get and root."
    echo "         Tests that need it will not run."
    exit 0
fi

echo "Installing Chromium for the tests …"
export DEBIAN_FRONTEND=noninteractive
install="apt-get install -y -qq --no-install-recommends chromium"
said=$({ $install || { apt-get update -qq && $install; }; } 2>&1)

if ! present; then
    echo "$said" | tail -n 3
    echo "WARNING: Chromium could not be installed. Tests that need it will not run."
fi
exit 0
