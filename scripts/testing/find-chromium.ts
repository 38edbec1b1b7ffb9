import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt-install.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium for tests: CHROME_PATH, one on the path, Playwright's own, or Chrome on a Mac. Null if there is none. */
export function findChromium(): string | null {
  const set = process.env.CHROME_PATH
  if (set && isProgram(set)) return set
  if (set) console.error(`CHROME_PATH is ${set}, which is not a program; looking elsewhere.`)
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  return onPath ?? [chromium.executablePath(), MAC].find((path) => path && isProgram(path)) ?? null
}

/** Installs Debian's Chromium; returns null if that is impossible. */
export function installChromium(): string | null {
  console.log('No Chromium found; installing the one of the operating system ...')
  return aptInstall('chromium', 'fonts-liberation') ? findChromium() : null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
