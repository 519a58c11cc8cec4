import http.server
import time

count, busy = 0, 2


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, text="", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if status != 304:
            self.send_header("Content-Length", len(text.encode()))
        self.end_headers()
        self.wfile.write(text.encode())

    def serve(self):
        global count, busy
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        path = self.path.strip("/")
        if path == "counter":
            if self.command == "PUT":
                count = int(body)
            elif self.command == "POST":
                count += int(body)
            self.answer(200, f"{count}\n")
        elif path in ("301", "302", "303", "307", "308"):
            self.answer(int(path), Location="/echo")
        elif path == "page":
            fresh = self.headers.get("If-None-Match") == '"v1"'
            self.answer(304 if fresh else 200, "" if fresh else "hello\n",
                        ETag='"v1"', Cache_Control="no-cache")
        elif path == "slow":
            time.sleep(1)
            self.answer(200, "slow\n")
        elif path == "busy" and busy > 0:
            busy -= 1
            self.answer(429, "wait\n", Retry_After="1")
        else:
            self.answer(200, f"{self.command} {body.decode()}\n")

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = serve

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    http.server.ThreadingHTTPServer(("127.0.0.1", 8099), Handler).serve_forever()
