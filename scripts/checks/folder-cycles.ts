import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize, relative } from 'node:path'

/** In every folder of these, the subfolders have no cyclic imports, including type imports. Tests are exempt. */
const tops = ['contract', 'domain', 'integrations', 'server', 'tests', 'web']

/** Their parts still import each other: the system of all parts and what they run, the frame of pages and its screens. */
const exempt: ReadonlySet<string> = new Set(['server', 'web'])

/** For each folder the folders that it imports, each with one importing file. */
export type FolderImports = Map<string, Map<string, string>>

/** The cycles below all roots, a line each. */
export async function listFolderCycles(): Promise<string[]> {
  const roots = (await Promise.all(tops.map(listFolders))).flat().filter((folder) => !exempt.has(folder))
  const found = await Promise.all(
    roots.map(async (root) => findCycles(await readImports(root)).map((cycle) => `${root}: ${cycle}`)),
  )
  return found.flat()
}

async function listFolders(top: string): Promise<string[]> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true })
  const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
  return [top, ...below]
}

async function readImports(root: string): Promise<FolderImports> {
  const imports: FolderImports = new Map()
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  await Promise.all(
    files.map(async (file) => {
      const from = folderOf(file)
      if (!from) return
      for (const target of await reachedFrom(join(root, file), root)) {
        const to = folderOf(target.slice(root.length + 1))
        if (!to || to === from) continue
        const others = imports.get(from) ?? new Map<string, string>()
        imports.set(from, others.set(to, file))
      }
    }),
  )
  return imports
}

/** The files of the root that a file imports directly, or through files of the same top folder outside the root. */
async function reachedFrom(file: string, root: string): Promise<Set<string>> {
  const [top = ''] = root.split('/')
  const reached = new Set<string>()
  const seen = new Set<string>()
  const left = [file]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    for (const target of await importsOf(path)) {
      if (target.startsWith(`${root}/`)) reached.add(target)
      else if (target.startsWith(`${top}/`) && /\.tsx?$/.test(target) && !seen.has(target)) left.push(target)
      seen.add(target)
    }
  }
  return reached
}

const known = new Map<string, Promise<string[]>>()

/** Each file is read once. */
function importsOf(file: string): Promise<string[]> {
  const paths =
    known.get(file) ??
    readFile(file, 'utf8').then(
      (source) => importedPaths(file, source),
      () => [],
    )
  known.set(file, paths)
  return paths
}

/** The first folder of a path below the root; null for a file in the root itself. */
const folderOf = (path: string): string | null => (path.includes('/') ? (path.split('/')[0] ?? null) : null)

/** The imported paths of this repository, from its root: `import`, `export … from`, `import type`, `import()`. */
function importedPaths(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)[\s(]*'((?:\.{1,2}\/|#)[^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? pathOfAlias(path) : normalize(join(dirname(file), path)),
  )
}

const { resolve } = createRequire(import.meta.url)

/** Empty for an alias that leads to no file: the check of types reports it. */
function pathOfAlias(alias: string): string {
  try {
    return relative(process.cwd(), resolve(alias))
  } catch {
    return ''
  }
}

/** Every cycle once, as `orders -> stays -> orders (orders/x.ts, stays/y.ts)`, from its alphabetically first folder. */
export function findCycles(imports: FolderImports): string[] {
  const cycles: string[] = []
  const walk = (path: string[]) => {
    const [start = ''] = path
    for (const [to, file] of imports.get(path.at(-1) ?? '') ?? []) {
      if (to === start) cycles.push(`${[...path, start].join(' -> ')} (${[...filesOf(imports, path), file].join(', ')})`)
      else if (to > start && !path.includes(to)) walk([...path, to])
    }
  }
  for (const folder of [...imports.keys()].toSorted()) walk([folder])
  return cycles
}

const filesOf = (imports: FolderImports, path: string[]): string[] =>
  path.slice(1).map((to, at) => imports.get(path[at] ?? '')?.get(to) ?? '')
