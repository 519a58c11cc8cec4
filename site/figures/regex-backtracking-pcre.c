/* Counts how often PCRE reaches a piece of a pattern, by its own automatic callouts.
   Usage: count PATTERN < subject; prints whether it matched, the count, and the processor time of a
   search without callouts in ms. A second argument 'plain' switches the look for required characters
   off; 'limit' does that too and prints the smallest match_limit that lets the search finish instead. */
#include <pcre.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define NO_LIMIT 4000000000UL

static char subject[1 << 20];
static unsigned long reached;

static int count(pcre_callout_block *block) {
  (void)block;
  reached++;
  return 0;
}

static int search(const char *text, int length, int compile, int run, unsigned long limit) {
  const char *fault;
  int at, places[30];
  pcre *pattern = pcre_compile(text, compile, &fault, &at, NULL);
  pcre_extra extra = {.flags = PCRE_EXTRA_MATCH_LIMIT, .match_limit = limit};
  return pcre_exec(pattern, &extra, subject, length, 0, run, places, 30);
}

int main(int words, char **word) {
  int options = words > 2 ? PCRE_NO_START_OPTIMIZE : 0;
  int length = fread(subject, 1, sizeof subject, stdin);
  if (words > 2 && !strcmp(word[2], "limit")) {
    unsigned long limit = 1;
    while (search(word[1], length, 0, options, limit) == PCRE_ERROR_MATCHLIMIT) limit++;
    printf("%lu\n", limit);
    return 0;
  }
  pcre_callout = count;
  int found = search(word[1], length, PCRE_AUTO_CALLOUT, options, NO_LIMIT);
  clock_t start = clock();
  search(word[1], length, 0, options, NO_LIMIT);
  printf("%s %lu %.2f\n", found >= 0 ? "match" : "none", reached,
         1e3 * (clock() - start) / CLOCKS_PER_SEC);
}
