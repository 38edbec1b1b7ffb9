import { ClosedShop, ContentPage, closedWords } from '../../site/content-page.tsx'
import { headOf, quietHead } from '../../site/head.ts'
import { readPage } from '../../site/read-page.ts'
import { writeMessage } from '../../site/write-message.ts'
import type { Route } from './+types/page'

/** Plain HTML: no script of the framework, so it works in any browser and begins at once. */
export const handle = { isStatic: true }

export const loader = ({ request, context }: Route.LoaderArgs) => readPage(request, context)

export const action = ({ request, context }: Route.ActionArgs) => writeMessage(request, context)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.shop) return [{ title: loaderData?.name ?? 'Not found' }, { name: 'robots', content: 'noindex' }]
  const { shop, page, path } = loaderData
  return page ? headOf({ shop, page, path }) : quietHead(shop, 'Not found')
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.shop) return <ClosedShop {...closedWords(loaderData.name)} />
  const { facts, ...given } = loaderData
  return <ContentPage {...given} facts={{ ...facts, message: actionData ?? null }} />
}
