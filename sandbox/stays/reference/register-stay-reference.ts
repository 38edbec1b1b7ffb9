import type { Api } from '../../duffel/http/add-route.ts'
import { problem } from '../../duffel/http/problem.ts'
import { stayProgrammes } from '../../inventory/stays/catalogue/stay-programmes.ts'
import { brands, chains } from '../../inventory/stays/world/chains.ts'

/** Chains, brands and loyalty programmes: complete lists, as at the vendor, and each by id. */
export function registerStayReference({ add }: Api): void {
  const list = <T extends { id: string }>(path: string, items: readonly T[], present: (item: T) => unknown) => {
    add('GET', path, () => ({ data: items.map(present) }))
    add('GET', `${path}/:id`, (call) => {
      const item = items.find(({ id }) => id === call.param('id'))
      if (item === undefined) throw problem('not_found')
      return { data: present(item) }
    })
  }
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  list('/stays/brands', brands, named)
  list('/stays/chains', chains, named)
  add('GET', '/stays/loyalty_programmes', ({ deps }) => ({
    data: stayProgrammes.map(({ reference, name }) => ({
      reference,
      name,
      logo_url_svg: `${deps.baseUrl()}/pictures/programmes/${reference}.svg`,
      logo_url_png_small: `${deps.baseUrl()}/pictures/programmes/${reference}.png`,
    })),
  }))
}
