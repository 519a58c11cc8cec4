/** Folder of the worker that runs programs of JavaScript. */
export const SANDBOX = 'sandbox/'

/** It may evaluate what it is given, and ask nobody for anything: not even this site. */
export const SANDBOX_POLICY = "default-src 'none'; script-src 'unsafe-eval'"
