// Runs a TypeScript script of this repository with the pinned runtime, on any machine with npm:
//   node scripts/bootstrap.mjs scripts/start.ts [arguments]
// Installs the locked packages if they are missing or older than the lockfile, then starts node_modules/.bin/node.
// Static imports are limited to modules that every Node version has, so that an old one still prints the message below.
import { spawn } from 'child_process'
import { createHash } from 'crypto'
import { existsSync, readFileSync, writeFileSync } from 'fs'
import { constants } from 'os'
import { delimiter, dirname, join, resolve } from 'path'
import { fileURLToPath } from 'url'

const OLDEST_NODE = 20
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const onWindows = process.platform === 'win32'

/** Megabytes of each half of the space for young objects. Node takes up to 64 on a large machine and keeps them: 100 MB of memory for nothing. */
const YOUNG_SPACE = '--max-semi-space-size=16'

/** True if `version` (as in process.versions.node) is too old to run the installation. */
export function isTooOld(version) {
  return Number(version.split('.')[0]) < OLDEST_NODE
}

/** What the installed packages depend on: the lockfile, the install permissions of the manifest, and the platform. */
export function installKey(folder) {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(folder, 'package-lock.json')))
  hash.update(JSON.stringify(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).allowScripts || {}))
  return hash.update(process.platform + '-' + process.arch).digest('hex')
}

const stampFile = (folder) => join(folder, 'node_modules', '.tradewind-install')

/** The pinned runtime inside `folder`, which the install script of the npm package `node` puts there. */
export function runtimePath(folder) {
  return join(folder, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node')
}

/**
 * True if the packages in `folder` are missing or do not match the lockfile. An installation without our stamp (a plain `npm ci` or `npm install`) is
 * accepted if npm's own record is newer than the lockfile.
 */
export function needsInstall(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(runtimePath(folder))) return true
  if (existsSync(stampFile(folder))) return readFileSync(stampFile(folder), 'utf8') !== installKey(folder)
  return !matchesRecord(folder, record)
}

/** Whether every package in npm's record has the version of the lockfile. */
function matchesRecord(folder, record) {
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  return Object.keys(wanted).every((name) => {
    if (name === '' || wanted[name].optional || wanted[name].peer) return true
    return installed[name] !== undefined && installed[name].version === wanted[name].version
  })
}

/** The environment of the child: our own, with the repository's binaries first on the path, and a compile cache. */
export function childEnvironment(folder, env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') || 'PATH'
  const bin = join(folder, 'node_modules', '.bin')
  const own = { NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'node') }
  return Object.assign(own, env, { [name]: bin + delimiter + (env[name] || '') })
}

/**
 * Runs a command in `folder` and resolves to its exit code (128 + n if signal n ended it, as in shells). Signals are forwarded, including a second
 * Ctrl-C; the child decides.
 */
export function run(command, args, folder, options) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, Object.assign({ cwd: folder, stdio: 'inherit' }, options))
    const signals = onWindows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
    // The terminal sends Ctrl-C to the whole foreground group; forwarding it would send it twice.
    const pass = (signal) => (process.stdin.isTTY && signal === 'SIGINT' ? undefined : child.kill(signal))
    for (const signal of signals) process.on(signal, pass)
    child.on('error', failed)
    child.on('close', (code, signal) => {
      for (const name of signals) process.removeListener(name, pass)
      done(signal ? 128 + (constants.signals[signal] || 0) : code)
    })
  })
}

async function install(folder) {
  console.error('Installing packages (the first time takes a minute or two) ...')
  let code = await npm(['ci'], folder)
  if (code !== 0) {
    console.error('npm ci failed; trying npm install, which is less strict about the lockfile and leaves it as it is ...')
    code = await npm(['install', '--no-save'], folder)
  }
  if (code !== 0) throw new Error('The packages could not be installed. They come from the npm registry: is it reachable?')
  if (!existsSync(runtimePath(folder))) {
    throw new Error(
      'npm did not install the pinned runtime. Is it set to ignore install scripts (npm config get ignore-scripts)?',
    )
  }
  writeFileSync(stampFile(folder), installKey(folder))
}

/** Runs npm: the one that started this process, otherwise the one on the path. Engine warnings concern only the runtime of the installation. */
function npm(command, folder) {
  const args = command.concat(['--no-audit', '--no-fund', '--loglevel=error'])
  const env = installEnvironment(process.env)
  const cli = process.env.npm_execpath
  if (cli && cli.endsWith('npm-cli.js') && existsSync(cli)) return run(process.execPath, [cli].concat(args), folder, { env })
  return run('npm', args, folder, { env, shell: onWindows })
}

/** npm passes its settings to scripts as npm_* variables; those of `npm start` must not affect the installation. */
function installEnvironment(env) {
  const clean = Object.assign({}, env)
  for (const key of ['npm_command', 'npm_lifecycle_event', 'npm_lifecycle_script', 'npm_config_omit', 'NODE_ENV'])
    delete clean[key]
  return clean
}

async function main(args) {
  if (isTooOld(process.versions.node)) {
    console.error('Tradewind needs Node ' + OLDEST_NODE + ' or newer; this is Node ' + process.versions.node + '.')
    return 1
  }
  if (args.length === 0) {
    console.error('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]')
    return 1
  }
  if (needsInstall(root)) await install(root)
  const script = resolve(root, args[0])
  // By the fourth channel the script detects that this process was killed, and stops too.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const runtimeArgs = [YOUNG_SPACE, script].concat(args.slice(1))
  return run(runtimePath(root), runtimeArgs, root, { env: childEnvironment(root, process.env), stdio })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code
    },
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
