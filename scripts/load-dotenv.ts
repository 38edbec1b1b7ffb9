import { existsSync } from 'node:fs'
import { root } from './run-command.ts'

/** Imported first by the scripts that run the product: settings from `.env`, where there is one. The real environment wins. */
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
