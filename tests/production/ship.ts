import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readStages, shippedPaths } from './container-file.ts'

const execute = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

export interface Shipped {
  folder: string
  /** The size of node_modules after `npm ci --omit=dev`. */
  installed: { packages: number; megabytes: number }
  /** The size of node_modules in the image. */
  megabytes: number
}

/** Builds the product and makes a folder with exactly the content of the image of deploy/Dockerfile, by the same commands. */
export async function ship(): Promise<Shipped> {
  await execute(process.execPath, ['scripts/build.ts'], { cwd: root })
  const folder = mkdtempSync(join(tmpdir(), 'tw-shipped-'))
  for (const { path } of shippedPaths())
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  const [run = ''] = (readStages().at(-1) ?? []).filter(({ name }) => name === 'RUN').map(({ value }) => value)
  const [install = '', ...others] = run.split(' && ')
  await shell(folder, install)
  const installed = { packages: countPackages(folder), megabytes: await measure(folder) }
  // The image has no npm cache; this machine may have one.
  for (const command of others) if (!command.startsWith('npm cache')) await shell(folder, command)
  return { folder, installed, megabytes: await measure(folder) }
}

/** Runs a command of the container file in `folder`, without the environment of the npm that runs this test. */
const shell = (folder: string, command: string) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/.test(name)))
  return execute('sh', ['-c', command], { cwd: folder, env })
}

async function measure(folder: string): Promise<number> {
  const { stdout } = await execute('du', ['-sm', join(folder, 'node_modules')])
  return Number.parseInt(stdout, 10)
}

function countPackages(folder: string): number {
  const record = join(folder, 'node_modules/.package-lock.json')
  return existsSync(record) ? Object.keys(JSON.parse(readFileSync(record, 'utf8')).packages).length : 0
}
