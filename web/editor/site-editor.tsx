import '@puckeditor/core/no-external.css'
import { useElementSize } from '@mantine/hooks'
import { type Data, Puck } from '@puckeditor/core'
import { useEffect, useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { SiteDraft } from '#contract/site-shapes.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { isAnyPageId, pathOf } from '#domain/site/own-page-id.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import { allPages, pageOf, type Site, withPage } from '#domain/site/site.ts'
import { NativeSelect } from '../kit/form/native-select.tsx'
import { askPlaces } from '../screens/flights/search/ask-places.ts'
import { suggestNow } from '../search/suggestions.ts'
import { placesNamed } from '../site/shop/popular-places.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import { CanvasProvider } from './canvas/canvas-context.ts'
import { FollowChosen } from './canvas/follow-chosen.tsx'
import { makeConfig } from './canvas/make-config.tsx'
import { fromPuck, toPuck } from './canvas/puck-data.ts'
import type { DeviceWidth } from './device-switch.tsx'
import { useDraft } from './draft/use-draft.ts'
import css from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { Properties } from './properties.tsx'
import { NoticeStrip } from './publishing/notice-strip.tsx'
import { UnfinishedProvider, useUnfinishedTexts } from './publishing/unfinished.ts'
import { useLeaving } from './publishing/use-leaving.ts'
import { usePublishing } from './publishing/use-publishing.ts'
import { BlockGallery } from './sections/block-gallery.tsx'
import { SectionList } from './sections/section-list.tsx'
import words from './words.module.css'

/** City names by code: those known when the editor was opened, and those added to the draft since. */
function useCityNames(site: Site, known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const strange = [...new Set(placesNamed(site))].filter((code) => !(code in known) && !(code in learnt)).join()
  useEffect(() => {
    if (strange === '') return
    let isOver = false
    const learn = async () => {
      const named = await Promise.all(strange.split(',').map(async (code) => [code, await nameOf(code)] as const))
      if (!isOver) setLearnt((before) => ({ ...before, ...Object.fromEntries(named) }))
    }
    void learn()
    return () => {
      isOver = true
    }
  }, [strange])
  return useMemo(() => ({ ...known, ...learnt }), [known, learnt])
}

/** An unknown code is shown as it is. */
const nameOf = async (code: string): Promise<string> =>
  (await suggestNow(askPlaces, code))?.find((place) => place.code === code)?.city ?? code

type Props = { start: SiteDraft; facts: ShopFacts; samples: readonly AnyBlock[]; page: AnyPageId }

const frame = { enabled: true, waitForStyles: true }

/** The editor of a site: its pages on a canvas that shows what visitors will see. */
export function SiteEditor({ start, facts, samples, page: id }: Props) {
  const draft = useDraft(start)
  const unfinished = useUnfinishedTexts(id)
  const publishing = usePublishing(draft, id, unfinished.texts)
  const [width, setWidth] = useState<DeviceWidth>(1280)
  useLeaving(draft, publishing, unfinished.texts.size > 0)
  const { site, turn } = draft
  const page = pageOf(site, id)
  const cities = useCityNames(site, facts.cities)
  const config = useMemo(() => makeConfig(id, samples), [id, samples])
  const canvas = useMemo(
    () => ({
      shop: { site, agency: start.agency },
      facts: { ...facts, settings: site.settings, cities },
      page: id,
      path: pathOf(id),
      address: start.address,
      samples,
    }),
    [site, facts, cities, start, id, samples],
  )
  const take = (data: Data) =>
    draft.change((before) => {
      const old = pageOf(before, id)
      const next = fromPuck(data, old)
      if (JSON.stringify(next) === JSON.stringify(old)) return before
      return withPage(before, id, () => next)
    })
  return (
    <CanvasProvider value={canvas}>
      <UnfinishedProvider value={unfinished}>
        <Puck key={`${id} ${turn}`} config={config} data={toPuck(page)} onChange={take} iframe={frame} height="100%">
          <div className={css.editor}>
            <EditorBar title={page.title} draft={draft} publishing={publishing} width={width} onWidth={setWidth} />
            <FollowChosen />
            <NoticeStrip draft={draft} publishing={publishing} />
            <div className={css.columns}>
              <aside className={css.left} aria-label="Pages and sections">
                <PageChoice draft={draft} id={id} />
                <h2 className={words.heading}>Sections</h2>
                <SectionList />
                <h2 className={words.heading}>Add a section</h2>
                <BlockGallery />
              </aside>
              <main className={css.canvas} aria-label={`The page ${page.title}`}>
                <h2 className="visually-hidden">The page as visitors will see it</h2>
                <Stage width={width} />
                <p className={css.narrow}>
                  The page itself is drawn on a wider screen. Its sections and texts can be changed here.
                </p>
              </main>
              <aside className={css.right} aria-label="What is chosen">
                <Properties />
              </aside>
            </div>
          </div>
        </Puck>
      </UnfinishedProvider>
    </CanvasProvider>
  )
}

function PageChoice({ draft, id }: { draft: ReturnType<typeof useDraft>; id: AnyPageId }) {
  const navigate = useNavigate()
  return (
    <NativeSelect
      label="Page"
      value={id}
      data={allPages(draft.site).map((page) => ({
        value: page.id,
        label: page.isVisible || page.id === 'home' ? page.title : `${page.title} (hidden)`,
      }))}
      onChange={(event) => {
        const next = event.currentTarget.value
        if (isAnyPageId(next)) void navigate(href('/templating/edit/:page', { page: next }))
      }}
    />
  )
}

/** The page in the width of a device, scaled down if the window is narrower. */
function Stage({ width }: { width: DeviceWidth }) {
  const { ref, width: room, height } = useElementSize()
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div className={css.stage} ref={ref}>
      <div
        className={css.sheet}
        style={{ width, height: height / scale, transform: `scale(${scale})`, left: Math.max(0, (room - width * scale) / 2) }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}
