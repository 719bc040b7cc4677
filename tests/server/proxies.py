"""nginx and Caddy as docs/server.md configures them: only ports, certificates and the places of logs are others."""

import asyncio
import re
import shutil
import signal
import ssl
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import pytest
from postgres_cluster import free_port
from running_server import PATIENCE, RunningServer

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "play.example.org"
KINDS = ("nginx", "caddy")


def configuration(kind: str) -> str:
    """What the page tells people to write down."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"docs/server.md has {len(found)} configurations of {kind}"
    return found[0]


def changed(text: str, **places: str) -> str:
    """The same with what has to be different on this machine; each such place has to be there."""
    for old, new in places.items():
        pattern = PLACES[old]
        assert re.search(pattern, text), f"{pattern} is not in the configuration"
        text = re.sub(pattern, new, text)
    return text


PLACES = {
    "server": r"127\.0\.0\.1:8000",
    "listen": r"listen 443 ssl",
    "certificate": r"/etc/ssl/play\.example\.org\.pem",
    "key": r"/etc/ssl/play\.example\.org\.key",
    "log": r"/var/log/caddy/pasch\.log",
    "timeout": r"90s",
}


class Proxy:
    """Runs within an `async with`, in front of a server."""

    def __init__(self, kind: str, server: RunningServer, folder: Path, **places: str) -> None:
        program = shutil.which(kind, path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
        if program is None:
            pytest.skip(f"{kind} is not installed (tests/server/install_proxies.sh); these tests did not run")
        self.port = free_port()
        self.log_file = folder / f"{kind}-{self.port}.log"
        self._program = program
        self._folder = folder / f"{kind}-{self.port}"
        self._folder.mkdir(mode=0o755)
        self._kind = kind
        self._places = {"server": f"127.0.0.1:{server.port}"} | places
        self._process: asyncio.subprocess.Process | None = None

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"wss://{self.host}/ws"

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    def line(self, **more: Any) -> dict[str, Any]:
        """How a browser at this machine connects: by the name, with an origin, trusting the certificate."""
        return {"ssl": self._trusting(), "host": "127.0.0.1", "origin": f"https://{self.host}"} | more

    def browser(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody who asks from this address."""
        transport = httpx.AsyncHTTPTransport(verify=self._trusting(), local_address=address)
        return httpx.AsyncClient(transport=transport, base_url=f"https://127.0.0.1:{self.port}", timeout=PATIENCE)

    def asked(self) -> dict[str, Any]:
        """What goes with a request, so that it is for the name and not for the number."""
        return {"headers": {"Host": self.host}, "extensions": {"sni_hostname": NAME}}

    async def __aenter__(self) -> "Proxy":
        command = self._nginx() if self._kind == "nginx" else self._caddy()
        with (self._folder / "said").open("wb") as said:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=said, stderr=said, env={"HOME": str(self._folder), "PATH": "/usr/bin:/bin"}
            )
        try:
            await self._until_ready()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._process and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
            await self._process.wait()

    async def _until_ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process
                assert self._process.returncode is None, (self._folder / "said").read_text()
                try:
                    async with self.browser() as browser:
                        if (await browser.get("/readyz", **self.asked())).status_code == 200:
                            return
                except (httpx.TransportError, OSError):
                    await asyncio.sleep(0.05)

    def _trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self._root)

    def _nginx(self) -> list[str]:
        certificate, key = self._folder / "cert.pem", self._folder / "key.pem"
        ask = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        ask += ["-days", "1", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key)]
        subprocess.run([*ask, "-out", str(certificate)], check=True, capture_output=True)
        self._root = str(certificate)
        places = {"listen": f"listen 127.0.0.1:{self.port} ssl", "certificate": str(certificate), "key": str(key)}
        server = changed(configuration("nginx"), **places, **self._places)
        parts = "client_body", "proxy", "fastcgi", "uwsgi", "scgi"
        temporary = "".join(f"{part}_temp_path {self._folder}/{part};\n" for part in parts)
        file = self._folder / "nginx.conf"
        file.write_text(
            f"daemon off;\nmaster_process off;\npid {self._folder}/pid;\nerror_log {self.log_file};\n"
            f"events {{}}\nhttp {{\naccess_log {self.log_file};\n{temporary}{server}}}\n"
        )
        return [self._program, "-c", str(file), "-p", str(self._folder)]

    def _caddy(self) -> list[str]:
        """Its certificates come from an authority of its own instead of from the internet."""
        self._root = str(self._folder / "store" / "pki" / "authorities" / "local" / "root.crt")
        site = changed(configuration("caddy"), log=str(self.log_file), **self._places)
        options = "admin off\nlocal_certs\nskip_install_trust\ndefault_bind 127.0.0.1\n"
        options += f"http_port {free_port()}\nhttps_port {self.port}\nstorage file_system {self._folder}/store\n"
        file = self._folder / "Caddyfile"
        file.write_text(f"{{\n{options}}}\n{site}")
        return [self._program, "run", "--adapter", "caddyfile", "--config", str(file)]
