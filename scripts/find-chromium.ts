import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium to test with: CHROME_PATH, one on the path, Playwright's own, or a Mac's Chrome. Null when there is none. */
export function findChromium(): string | null {
  const set = process.env.CHROME_PATH
  if (set && isProgram(set)) return set
  if (set) console.error(`CHROME_PATH is ${set}, which is not a program; looking elsewhere.`)
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  return onPath ?? [chromium.executablePath(), MAC].find((path) => path && isProgram(path)) ?? null
}

/** Installs Debian's Chromium where that is possible: as root, with apt-get. Returns null when it is not or fails. */
export function installChromium(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  console.log('No Chromium found; installing the one of the operating system ...')
  try {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation')
  } catch {
    return null
  }
  return findChromium()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
