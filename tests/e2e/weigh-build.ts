import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Weight } from '../bench/weigh-page.ts'

const Files = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) })
const Route = Files.extend({ id: z.string(), parentId: z.string().optional() })
const Manifest = z.object({ entry: Files, routes: z.record(z.string(), Route) })

const assets = join(import.meta.dirname, '../../build/client/assets')

export interface WeighedRoute {
  id: string
  /** Ids of its layouts, the innermost first. */
  layouts: readonly string[]
  /** Addresses of the scripts that its page loads before any interaction. */
  scripts: readonly string[]
  weight: Weight
}

/** Each route of `web/routes.ts` in the build, with the files of its page: its own, those of its layouts and of the root. */
export function weighBuild(): WeighedRoute[] {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('the build has no manifest')
  const written = readFileSync(join(assets, name), 'utf8')
  const { entry, routes } = Manifest.parse(JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1)))
  const above = (id: string): z.infer<typeof Route>[] => {
    const route = routes[id]
    return route ? [route, ...(route.parentId ? above(route.parentId) : [])] : []
  }
  return Object.keys(routes).map((id) => {
    const parts = above(id)
    const files = [entry, ...parts]
    const scripts = [...new Set(files.flatMap(({ module, imports }) => [module, ...imports]))]
    const styles = [...new Set(files.flatMap(({ css }) => css))]
    return { id, layouts: parts.slice(1).map((part) => part.id), scripts, weight: { js: sum(scripts), css: sum(styles) } }
  })
}

const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + sentBytes(address), 0) / 1_000

/** As sent: compressed if that is smaller. A # separates styles that the page contains inline. */
function sentBytes(address: string): number {
  const file = join(assets, address.replace('/assets/', '').replace(/#.*/, ''))
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
