import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run-command.ts'

/** Two digits in base 36. */
const MOST_FILES = 36 ** 2
const named = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g

/**
 * Names the classes and animations of CSS modules in a build: `_` with the number of the file among all, in two digits, and that of the name in its
 * file, in base 36: `_0a1`. A page has some 150 of them, most of them many times, and no hash compresses. Both builds, of the browser and of the
 * server, name them alike, because the files are sorted. Throws for a file that is not listed, and for a name that its file does not have.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = globSync('web/**/*.module.css', { cwd: root }).toSorted()
  if (files.length > MOST_FILES) throw new Error(`${files.length} CSS modules have no names of two digits`)
  return (name, file, css) => {
    const fileAt = files.indexOf(relative(root, file.split('?')[0] ?? ''))
    const nameAt = [...new Set([...css.matchAll(named)].map(([, found]) => found))].indexOf(name)
    if (fileAt < 0 || nameAt < 0) throw new Error(`${name} of ${file} has no short name`)
    return `_${fileAt.toString(36).padStart(2, '0')}${nameAt.toString(36)}`
  }
}
