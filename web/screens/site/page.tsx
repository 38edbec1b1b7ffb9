import { ClosedShop, ContentPage, closedWords } from '../../site/content-page.tsx'
import { headOf, quietHead } from '../../site/head.ts'
import { readPage } from '../../site/read-page.ts'
import { writeMessage } from '../../site/write-message.ts'
import { readUnsent } from '../../unsent.ts'
import type { Route } from './+types/page'

/** Plain HTML without scripts of the framework, so it works in any browser and starts at once. */
export const handle = { isStatic: true }

export const loader = ({ request, context }: Route.LoaderArgs) => readPage(request, context)

export const action = ({ request, context }: Route.ActionArgs) => writeMessage(request, context)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given?.shop)
    return [{ title: given ? closedWords(given.name).title : 'Not found' }, { name: 'robots', content: 'noindex' }]
  const { shop, page, path } = given
  return page ? headOf({ shop, page, path }) : quietHead(shop, 'Not found')
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.shop) return <ClosedShop {...closedWords(given.name)} />
  const { facts, ...shown } = given
  return <ContentPage {...shown} facts={{ ...facts, message: actionData ?? null }} />
}
