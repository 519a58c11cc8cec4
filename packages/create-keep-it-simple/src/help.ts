export const HELP = `npm create keep-it-simple [folder] -- [options]

Writes a new site into the folder, "my-site" if none is named. What no option answers is asked.

  -l, --languages zh-CN,en-US   languages of the site, the main one first
  -k, --kind blog|notes|both    articles by date, series of notes, or both
  -t, --title "…"               title of the site
  -y, --yes                     ask nothing; take the defaults for what is missing
  -h, --help                    this text`
