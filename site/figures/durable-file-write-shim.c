/* Makes one fsync fail: the first one on a data file of PostgreSQL after the file named by FAIL_ONCE
   exists. gcc -shared -fPIC -o shim.so durable-file-write-shim.c -ldl, then LD_PRELOAD=shim.so. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int fsync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  char link[64], path[4096] = "";
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  if (readlink(link, path, sizeof path - 1) > 0 && strstr(path, "/base/") != NULL &&
      getenv("FAIL_ONCE") != NULL && unlink(getenv("FAIL_ONCE")) == 0) {
    errno = EIO;
    return -1;
  }
  return real(fd);
}
