/** The used fields of an entry of package-lock.json (lockfileVersion 3). */
interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

const OS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
}
const CPU = new Set(['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'])
const LIBC: Record<string, string> = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl', linuxmusl: 'musl' }

/** The platform in a package's name, such as `@x/binding-linux-x64-musl`; null if there is none. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | null {
  const words = (name.split('/').at(-1) ?? '').split('-')
  const os = words.map((word) => OS[word]).find(Boolean)
  const cpu = words.find((word) => CPU.has(word))
  const libc = words.map((word) => LIBC[word]).find(Boolean)
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) }
}

/** Required optional packages that are missing in the lockfile. */
export function missingOptional(lock: Lockfile): { path: string; parent: LockEntry; version: string }[] {
  const found: { path: string; parent: LockEntry; version: string }[] = []
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const places = ancestors(path).map((folder) => `${folder}node_modules/${name}`)
      if (places.some((place) => lock.packages[place])) continue
      const top = `node_modules/${name}`
      found.push({
        path: found.some((item) => item.path === top && item.version !== version) ? `${path}/${top}` : top,
        parent,
        version,
      })
    }
  }
  return found
}

/** The folders in which Node looks for a dependency of the package at `path`, nearest first, each with a trailing slash. */
function ancestors(path: string): string[] {
  const folders: string[] = ['']
  let at = path.indexOf('node_modules/')
  while (at !== -1) {
    const next = path.indexOf('/node_modules/', at + 1)
    folders.unshift(`${next === -1 ? path : path.slice(0, next)}/`)
    at = next === -1 ? -1 : next + 1
  }
  return folders
}

/** Adds the missing packages, sorted like npm. Returns `name@version` of each addition; throws if a name has no platform. */
export function completeLock(lock: Lockfile): string[] {
  const added: string[] = []
  for (const { path, parent, version } of missingOptional(lock)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const platform = platformOf(name)
    if (!platform) throw new Error(`The platform of optional package ${name} is unknown; add it to package-lock.json by hand`)
    const { cpu, libc, os } = platform
    lock.packages[path] = {
      version,
      cpu,
      ...(parent.dev ? { dev: true } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      ...(os ? { os } : {}),
    }
    added.push(`${name}@${version}`)
  }
  const byName = ([a]: [string, LockEntry], [b]: [string, LockEntry]) => a.localeCompare(b, 'en')
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byName))
  return added
}
