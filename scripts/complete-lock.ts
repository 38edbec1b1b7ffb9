import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock, type Lockfile } from './lock-platforms.ts'

/**
 * `npm run lock`: adds to package-lock.json the packages for other platforms that npm omitted because the registry in use did not have them. Without
 * them `npm ci` refuses the lockfile everywhere. Run it after `npm install <package>`.
 */
const file = 'package-lock.json'
const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
const added = completeLock(lock)
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added to ${file}:\n  ${added.join('\n  ')}` : `${file} is complete.`)
