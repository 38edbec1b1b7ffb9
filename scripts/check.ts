import { checkSource } from './checks/check-source.ts'

/** `npm run check`: what must be green before review, in seconds. */
const { failed } = await checkSource()
if (failed > 0) process.exitCode = 1
