"""The proxies of `deploy/` as they run in front of two processes here: with their own files, on free ports."""

import os
import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.support.paths import ROOT
from tests.support.server.services import program, reserved_port
from tests.support.server.serving import PATIENCE

NAME = "localhost"
PROCESSES = {1: (8000,), 2: (8001, 8002)}
"""The ports of the processes in the files, by how many there are."""
NGINX_FILES = "client_body proxy fastcgi uwsgi scgi"
"""The directories of nginx for temporary files, each of which must be below the directory of the test."""


class Proxy(NamedTuple):
    """A running proxy."""

    http: int
    https: int
    authority: Path
    """The certificate that signs its own one."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"https://{NAME}:{self.https}"

    def trust(self) -> ssl.SSLContext:
        """What a client needs to check its certificate."""
        return ssl.create_default_context(cafile=self.authority)


@contextmanager
def running(command: list[str], proxy: Proxy, log: Path, **variables: str) -> Iterator[Proxy]:
    """A proxy in the foreground, as soon as it has a certificate and answers."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | variables)
    try:
        deadline = time.monotonic() + PATIENCE
        while not answers(proxy):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield proxy
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(proxy: Proxy) -> bool:
    """Whether a connection with TLS can be made."""
    try:
        ssl.get_server_certificate((NAME, proxy.https), ca_certs=str(proxy.authority), timeout=5)
    except OSError:
        return False
    return True


@contextmanager
def caddy(directory: Path, ports: list[int]) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile, which makes its own certificate for localhost."""
    file = ROOT / "deploy/Caddyfile"
    with reserved_port() as http, reserved_port() as https, reserved_port() as admin:
        variables = {
            "SABOT_NAME": NAME,
            "SABOT_PROCESSES": " ".join(f"127.0.0.1:{port}" for port in ports),
            "SABOT_HTTP_PORT": str(http),
            "SABOT_HTTPS_PORT": str(https),
            "CADDY_ADMIN": f"127.0.0.1:{admin}",
            "XDG_DATA_HOME": str(directory),
            "XDG_CONFIG_HOME": str(directory),
        }
        name = program("caddy")
        options = ("--config", str(file), "--adapter", "caddyfile")
        subprocess.run((name, "validate", *options), env=os.environ | variables, check=True, capture_output=True)
        proxy = Proxy(http, https, directory / "caddy/pki/authorities/local/root.crt")
        with running([name, "run", *options], proxy, directory / "caddy.log", **variables) as proxy:
            yield proxy


@contextmanager
def nginx(directory: Path, ports: list[int], site: str = "") -> Iterator[Proxy]:
    """Nginx with a certificate made here, and with deploy/nginx.conf or what was made of it."""
    certificate, key = directory / "certificate.pem", directory / "key.pem"
    subject = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "1")
    making = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", *subject)
    files = ("-keyout", str(key), "-out", str(certificate))
    subprocess.run((program("openssl"), *making, *files), check=True, capture_output=True)
    with reserved_port() as http, reserved_port() as https:
        site = site or (ROOT / "deploy/nginx.conf").read_text("utf-8")
        changes = {
            r"/etc/letsencrypt/live/\S+/fullchain.pem": str(certificate),
            r"/etc/letsencrypt/live/\S+/privkey.pem": str(key),
            r"play\.example\.org": NAME,
            r".*listen \[::\]:\d+.*\n": "",  # not every machine has IPv6
            r"listen 80;": f"listen 127.0.0.1:{http};",
            r"listen 443 ": f"listen 127.0.0.1:{https} ",
            **{f"127.0.0.1:{old}": f"127.0.0.1:{new}" for old, new in zip(PROCESSES[len(ports)], ports, strict=True)},
            r"https://\$host\$": f"https://$host:{https}$",
        }
        for old, new in changes.items():
            site, number = re.subn(old, new.replace("\\", r"\\"), site)
            assert number, old
        temporary = "".join(f"{name}_temp_path {directory}/{name};" for name in NGINX_FILES.split())
        around = f"daemon off; pid {directory}/pid; error_log stderr warn; events {{}}\nhttp {{ {temporary}\n{site}\n}}"
        config = directory / "nginx.conf"
        config.write_text(around, "utf-8")
        command = [program("nginx"), "-p", str(directory), "-e", "stderr", "-c", str(config)]
        tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert tested.returncode == 0, tested.stderr
        with running(command, Proxy(http, https, certificate), directory / "nginx.log") as proxy:
            yield proxy
