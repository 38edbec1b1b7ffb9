import { spawnSync } from 'node:child_process'

/** The same protocol: older releases of Debian have Redis only. */
export const valkeyNames = ['valkey-server', 'redis-server'] as const

/** A Valkey or Redis server to test with, as VALKEY_PATH or the path names it. Null when there is none. */
export const findValkey = (): string | null =>
  [process.env.VALKEY_PATH, ...valkeyNames].find((name) => name && spawnSync(name, ['--version']).status === 0) ?? null
