import { pageOf, type Site, type SitePage } from '#domain/site/site.ts'
import { readPreview } from '../../site/read-preview.ts'
import type { Route } from './+types/preview-part'

export { default, handle, meta } from './preview.tsx'

/** Parts of a draft that have a link of their own, by the end of its path. */
const parts: Record<string, (site: Site) => SitePage> = {
  faq: (site) => pageOf(site, 'faq'),
  ourServices: (site) => ({
    ...pageOf(site, 'home'),
    blocks: site.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'services')).slice(0, 1),
  }),
}

/** `/preview/template/faq?id=…`: one part of a draft that the agency shared. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const part = parts[pathname.replace(/\/$/, '').split('/').at(-1) ?? '']
  return readPreview(context, searchParams.get('id') ?? '', part ?? ((site) => pageOf(site, 'home')))
}
