import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** In run level 1 a package starts no server of its own. */
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

const apt = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })

/** Installs packages of Debian where that is possible: as root, with apt-get. False when it is not or fails. */
export function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  try {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...packages)
    return true
  } catch {
    return false
  }
}
