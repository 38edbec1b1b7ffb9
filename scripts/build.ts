import { buildWeb } from './build-web.ts'

/** `npm run build`: the web bundle, unless it is current. */
if (!(await buildWeb())) process.exitCode = 1
