import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-command.ts'

/** The forms of a name, such as `orders/archive-order`. */
export interface Names {
  /** `orders`; empty if the name has no folder. */
  area: string
  /** `archive-order` */
  name: string
  /** `archiveOrder` */
  camel: string
  /** `ArchiveOrder` */
  Name: string
  /** `Archive order` */
  Title: string
}

interface Recipe {
  usage: string
  /** Template in scripts/templates, and the path of the result. */
  files: Record<string, (names: Names) => string>
  /** The lines to add manually, with their files. */
  remaining(names: Names): string[]
}

export const RECIPES: Record<string, Recipe> = {
  screen: {
    usage: 'npm run new:screen settings/branding',
    files: { 'screen.txt': ({ area, name }) => `web/screens/${area}/${name}.tsx` },
    remaining: ({ area, name }) => [`web/routes.ts: route('${area}/${name}', 'screens/${area}/${name}.tsx'),`],
  },
  endpoint: {
    usage: 'npm run new:endpoint orders/archive-order',
    files: {
      'command.txt': ({ area, name }) => `server/modules/${area}/${name}.ts`,
      'command-test.txt': ({ area, name }) => `server/modules/${area}/${name}.db.test.ts`,
    },
    remaining: ({ area, name, camel }) => [
      `contract/${area}.ts: ${camel}: endpoint('member', 'Say what it does').route({ method: 'POST', path: '/${area}/${name}' }).input(z.object({ id: z.uuid() })).output(Done),`,
      `server/modules/${area}/routes.ts: ${camel}: member.${area}.${camel}.handler(({ context: { ctx }, input }) => ${camel}(ctx, input)),`,
    ],
  },
  supplier: {
    usage: 'npm run new:supplier flights/acme',
    files: {
      'supplier-index.txt': ({ area, name }) => `integrations/${area}/${name}/index.ts`,
      'supplier-wire.txt': ({ area, name }) => `integrations/${area}/${name}/wire.ts`,
      'supplier-map.txt': ({ area, name }) => `integrations/${area}/${name}/map.ts`,
    },
    remaining: ({ area, name, Name }) => [
      `integrations/registry.ts: a row that calls create${Name} from './${area}/${name}/index.ts'`,
    ],
  },
  email: {
    usage: 'npm run new:email order-reminder',
    files: { 'email.txt': ({ name }) => `server/mail/templates/${name}.ts` },
    remaining: ({ name, camel }) => [`server/mail/registry.ts: '${name}': ${camel}, from './templates/${name}.ts'`],
  },
  job: {
    usage: 'npm run new:job orders/remind-traveller',
    files: { 'job.txt': ({ area, name }) => `server/modules/${area}/${name}.job.ts` },
    remaining: ({ area, name, camel }) => [`server/jobs/registry.ts: ${camel}, from '../modules/${area}/${name}.job.ts'`],
  },
  decision: {
    usage: 'npm run new:decision keep-prices-in-minor-units',
    files: { 'decision.txt': ({ name }) => `docs/decisions/${nextDecision()}-${name}.md` },
    remaining: () => [],
  },
}

/** Throws if the name is not `folder/name` in kebab case; the folder is optional if a recipe has only one. */
export function spell(input: string): Names {
  if (!/^([a-z][a-z0-9-]*\/)?[a-z][a-z0-9-]*$/.test(input))
    throw new Error(`"${input}" is not a name such as orders/archive-order.`)
  const [name = '', area = ''] = input.split('/').toReversed()
  const words = name.split('-')
  const Name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const Title = words.join(' ').replace(/^./, (first) => first.toUpperCase())
  return { area, name, camel: Name.charAt(0).toLowerCase() + Name.slice(1), Name, Title }
}

/** Writes the recipe's files and returns their paths and the remaining manual steps. Throws if a file exists, before writing anything. */
export function scaffold(kind: string, input: string, folder = root): { written: string[]; remaining: string[] } {
  const recipe = RECIPES[kind]
  if (!recipe) throw new Error(`There is no recipe "${kind}". There are: ${Object.keys(RECIPES).join(', ')}.`)
  const names = spell(input)
  const files = Object.entries(recipe.files).map(([template, place]) => ({ template, path: place(names) }))
  if (files.some(({ path }) => path.includes('//'))) throw new Error(`Say the folder as well: ${recipe.usage}`)
  const taken = files.find(({ path }) => existsSync(join(folder, path)))
  if (taken) throw new Error(`${taken.path} exists already.`)
  for (const { template, path } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      fill(readFileSync(join(root, 'scripts/templates', template), 'utf8'), { ...names, number: nextDecision() }),
    )
  }
  return { written: files.map(({ path }) => path), remaining: recipe.remaining(names) }
}

function fill(template: string, values: Names & { number: string }): string {
  const all: Record<string, string> = { ...values, date: new Date().toISOString().slice(0, 10) }
  return template.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => all[key] ?? '')
}

function nextDecision(): string {
  const folder = join(root, 'docs/decisions')
  const numbers = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0) : []
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0')
}
