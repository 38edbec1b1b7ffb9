import { join } from 'node:path'
import { isExampleCurrent } from '../describe-environment.ts'
import { type Outcome, runCommand } from '../run-command.ts'
import { listCrowdedFolders } from './crowded-folders.ts'
import { listFolderCycles } from './folder-cycles.ts'
import { listProductLiterals } from './product-literals.ts'

interface Check {
  name: string
  /** How to fix a failure. */
  cure?: string
  run(): Promise<Outcome>
}

const CHECKS: Check[] = [
  { name: 'format', cure: 'npm run format', run: () => runCommand('biome', ['format', '.', '--colors=off']) },
  { name: 'lint', run: () => runCommand('oxlint', ['--deny-warnings']) },
  { name: 'types', run: () => checkTypes('.') },
  {
    name: 'types with a product of tests',
    cure: 'shared code knows a product: make it a row of a registry (decision 024)',
    run: () => checkTypes('tests/products'),
  },
  { name: '.env.example', cure: 'npm run env', run: checkExample },
  { name: 'cycles', cure: 'move what both folders need to a folder that both import', run: checkCycles },
  { name: 'folder sizes', cure: 'move the files that serve one purpose to a folder of their own', run: checkFolderSizes },
  { name: 'products', cure: 'make it a row of a table that lists every product', run: checkProducts },
]

/**
 * One checker per project: the compiler's default of four needs twice the processor time, and two projects are checked at the same time. Only changes
 * since the last run are checked.
 */
function checkTypes(project: string): Promise<Outcome> {
  const state = join('node_modules/.cache/tsc', project, 'tsbuildinfo.json')
  // By its file: the package `typescript-v5` of the client generator has a program `tsc`, too.
  const args = [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    state,
  ]
  // To look for unused memory less often saves a fifth of the processor time; most of it is in use until the end.
  return runCommand('node', args, { env: { GOGC: '400' } })
}

async function checkCycles(): Promise<Outcome> {
  const cycles = await listFolderCycles()
  return { ok: cycles.length === 0, output: cycles.join('\n'), seconds: 0 }
}

async function checkFolderSizes(): Promise<Outcome> {
  const crowded = await listCrowdedFolders()
  return { ok: crowded.length === 0, output: crowded.join('\n'), seconds: 0 }
}

async function checkProducts(): Promise<Outcome> {
  const found = await listProductLiterals()
  return {
    ok: found.length === 0,
    output: found.map((place) => `${place} compares a product with its name`).join('\n'),
    seconds: 0,
  }
}

async function checkExample(): Promise<Outcome> {
  const ok = await isExampleCurrent()
  return { ok, output: ok ? '' : '.env.example does not match the schema in server/config.ts', seconds: 0 }
}

/**
 * Checks format, lint, types and generated files in parallel. Prints one line each, and the output of those that fail. Lint and types need the route
 * types, so React Router generates them first.
 */
export async function checkSource(): Promise<{ passed: number; failed: number }> {
  const routes = await runCommand('react-router', ['typegen'])
  if (!routes.ok) {
    console.log(routes.output)
    return { passed: 0, failed: 1 }
  }
  const outcomes = await Promise.all(
    CHECKS.map(async (check) => {
      const outcome = await check.run()
      if (!outcome.ok) console.log(outcome.output)
      const cure = !outcome.ok && check.cure ? `  (${check.cure})` : ''
      console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${check.name.padEnd(13)} ${outcome.seconds.toFixed(1)} s${cure}`)
      return outcome.ok
    }),
  )
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}
