import { existsSync } from 'node:fs'

/**
 * A production installation has no packages that only the build needs. The few of their files that the server uses are then in `build/packages`,
 * written by scripts/bundle/build-packages.ts. Where a package is installed its own files are used, so that development never runs an old build.
 */
const root = new URL('../', import.meta.url)

export const isInstalled = (name: string): boolean => existsSync(new URL(`node_modules/${name}/package.json`, root))

/** A file or folder of a package that is a build dependency. */
export const packageFile = (name: string, path: string): URL =>
  new URL(`${isInstalled(name) ? 'node_modules' : 'build/packages'}/${name}/${path}`, root)

/** The compiled HTML of a mail template with its slots, as the build wrote it. */
export const compiledMail = (id: string): URL => new URL(`build/mails/${id}.html`, root)
