import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** In run level 1 a package does not start its services. */
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

const apt = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })

/** Installs Debian packages if possible: as root, with apt-get. Returns false otherwise. */
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
