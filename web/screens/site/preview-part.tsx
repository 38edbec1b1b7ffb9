import { pageOf, type Site, type SitePage } from '#domain/site/site.ts'
import { sessionContext } from '../../session.ts'
import { readOwnDraft, readPreview } from '../../site/read-preview.ts'
import type { Route } from './+types/preview-part'

export { default, handle, meta } from './preview.tsx'

/** Parts of a draft with a link of their own, by the end of its path. */
const parts: Record<string, (site: Site) => SitePage> = {
  faq: (site) => pageOf(site, 'faq'),
  ourServices: (site) => ({
    ...pageOf(site, 'home'),
    blocks: site.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'services')).slice(0, 1),
  }),
}

/** `/preview/template/faq?id=…`: one part of a shared draft; without an id, on the portal, of the current draft. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const choose = parts[pathname.replace(/\/$/, '').split('/').at(-1) ?? ''] ?? ((site: Site) => pageOf(site, 'home'))
  const id = searchParams.get('id')
  const isOnPortal = context.get(sessionContext).host.kind === 'agent'
  return id === null && isOnPortal ? readOwnDraft({ url, context }, choose) : readPreview(context, id ?? '', choose)
}
