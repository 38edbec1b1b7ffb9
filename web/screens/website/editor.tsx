import '@mantine/core/styles/InlineInput.layer.css'
import '../../styles/forms.css'
import { useSyncExternalStore } from 'react'
import { data } from 'react-router'
import { isAnyPageId } from '#domain/site/own-page-id.ts'
import { sampleBlocks } from '#domain/site/samples.ts'
import { allPages } from '#domain/site/site.ts'
import { homeOf } from '#domain/travel/home-of.ts'
import { apiContext } from '../../context.ts'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import { Mantine } from '../../kit/mantine.tsx'
import { requireDesk } from '../../layouts/guards.ts'
import { factsFor } from '../../site/shop/load-shop.ts'
import type { Route } from './+types/editor'
import css from './editor.module.css'

/** The editor shows unsaved changes itself, without covering the page. */
export const handle = { tellsWhenOffline: true }

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

export const meta: Route.MetaFunction = () => [{ title: 'Edit the website' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isAnyPageId(params.page)) throw data(null, { status: 404 })
  const start = await context.get(apiContext).site.get()
  if (!allPages(start.site).some(({ id }) => id === params.page)) throw data(null, { status: 404 })
  const { agency } = start
  const facts = factsFor({ site: start.site, agency, origin: start.address, version: 'draft' })
  return { start, facts, samples: sampleBlocks({ ...agency, home: homeOf(agency) }) }
}

/** The draft is in the editor while it is open; switching pages loads nothing. */
export const shouldRevalidate = () => false

const waiting = (
  <main className={css.waiting}>
    <h1 className={css.title}>Your website</h1>
    <p role="status">The editor is being opened…</p>
  </main>
)

const SiteEditor = lazyChunk(() => import('../../editor/site-editor.tsx').then((chunk) => chunk.SiteEditor), waiting)

const never = () => () => {}

/** The editor runs only in browsers: it is loaded after hydration. */
export default function Editor({ loaderData: { start, facts, samples }, params }: Route.ComponentProps) {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const page = isAnyPageId(params.page) ? params.page : 'home'
  if (!isRunning) return waiting
  return (
    <Mantine>
      <SiteEditor start={start} facts={facts} samples={samples} page={page} />
    </Mantine>
  )
}
