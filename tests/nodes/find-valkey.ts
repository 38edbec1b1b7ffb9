import { spawnSync } from 'node:child_process'

/** Redis has the same protocol: older releases of Debian have only Redis. */
export const valkeyNames = ['valkey-server', 'redis-server'] as const

/** The path of a Valkey or Redis server for tests, from VALKEY_PATH or PATH. Null without one. */
export const findValkey = (): string | null =>
  [process.env.VALKEY_PATH, ...valkeyNames].find((name) => name && spawnSync(name, ['--version']).status === 0) ?? null
