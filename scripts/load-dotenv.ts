import { existsSync } from 'node:fs'
import { root } from './run-command.ts'

/** The first import of scripts that run the product: loads settings from `.env`, if it exists. Environment variables have priority. */
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
