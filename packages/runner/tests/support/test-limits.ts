/** As the runner has them; a machine that is busy with other things needs more for the compilers. */
export const COMPILE_SECONDS = Number(process.env['TEST_COMPILE_SECONDS'] ?? 20)
export const RUN_SECONDS = Number(process.env['TEST_RUN_SECONDS'] ?? 10)
export const WAIT_SECONDS = Number(process.env['TEST_WAIT_SECONDS'] ?? 100)
