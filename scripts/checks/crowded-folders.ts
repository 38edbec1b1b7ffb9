import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const MOST = 30
const tops = ['contract', 'domain', 'integrations', 'sandbox', 'scripts', 'server', 'tests', 'web']

/** Flat libraries, where every file is one entry of a list. */
const exempt: ReadonlySet<string> = new Set(['web/kit', 'web/blocks', 'server/db/migrations'])

const isCode = (name: string) => /\.(?:ts|tsx|mts|mjs)$/.test(name) && !/\.(?:test|spec)\./.test(name)

/** The folders with more code files than a reader can survey, with their number of files. Tests and styles do not count. */
export async function listCrowdedFolders(): Promise<string[]> {
  const files = await Promise.all(tops.map((top) => readdir(top, { recursive: true, withFileTypes: true })))
  return crowdedFolders(files.flat().flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])))
}

export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter(isCode)) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST && !exempt.has(folder))
    .map(([folder, count]) => `${folder} has ${count} code files, ${MOST} are the most`)
}
