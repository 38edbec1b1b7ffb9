import { Drawer } from '@puckeditor/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type BlockKind, blockKinds } from '#domain/site/block-kinds.ts'
import { IconButton } from '../icon-button.tsx'
import { pageZone, usePuckStore } from '../puck.ts'
import { BlockPicture, PictureStyles } from './block-picture.tsx'
import css from './gallery.module.css'

/** The kinds of sections as the gallery groups them. */
export const blockGroups: readonly { label: string; kinds: readonly BlockKind[] }[] = [
  { label: 'Begin a page', kinds: ['hero', 'banner', 'adGridBanner'] },
  { label: 'Sell', kinds: ['destinations', 'flightDeals', 'hotelDeals', 'tourDeals', 'topHotels', 'topTours'] },
  { label: 'Win trust', kinds: ['quickInfo', 'services', 'values', 'testimonials', 'faq'] },
  { label: 'Tell', kinds: ['story', 'video', 'blog', 'document'] },
  { label: 'Be reached', kinds: ['cta', 'contact', 'contactForm'] },
]

/** What is dragged answers to a hand only, though the drag and drop below would put it in the order of the keyboard; the button beside it is there. */
const leaveTabOrder = (grip: HTMLElement | null) => grip?.closest('[data-puck-drawer-item]')?.setAttribute('tabindex', '-1')

/** The kinds of sections with a picture of each in the agency's brand: dragged to a position, or added below the selected section. */
export function BlockGallery() {
  const [shown, show] = useState<BlockKind | null>(null)
  return (
    <div className={css.gallery} onPointerLeave={() => show(null)}>
      <PictureStyles />
      {blockGroups.map(({ label, kinds }) => (
        <section key={label} aria-label={label}>
          <h3 className={css.group}>{label}</h3>
          <div className={css.grid}>
            <Drawer>
              {kinds.map((kind) => (
                <div
                  key={kind}
                  className={css.card}
                  onPointerEnter={() => show(kind)}
                  onFocus={() => show(kind)}
                  onBlur={() => show(null)}
                >
                  <div aria-hidden="true">
                    <Drawer.Item name={kind} label={blockKinds[kind].label}>
                      {() => (
                        <span ref={leaveTabOrder} className={css.grip}>
                          <BlockPicture kind={kind} width={104} />
                        </span>
                      )}
                    </Drawer.Item>
                  </div>
                  <AddButton kind={kind} />
                </div>
              ))}
            </Drawer>
          </div>
        </section>
      ))}
      {shown && (
        <div className={css.large} aria-hidden="true">
          <BlockPicture kind={shown} width={360} />
          <p>{blockKinds[shown].label}</p>
        </div>
      )}
    </div>
  )
}

function AddButton({ kind }: { kind: BlockKind }) {
  const dispatch = usePuckStore((puck) => puck.dispatch)
  const chosenAt = usePuckStore(({ appState }) => appState.ui.itemSelector?.index ?? null)
  const count = usePuckStore(({ appState }) => appState.data.content.length)
  const { label } = blockKinds[kind]
  const add = () => {
    const at = chosenAt === null ? count : chosenAt + 1
    dispatch({ type: 'insert', componentType: kind, destinationIndex: at, destinationZone: pageZone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: pageZone } } })
  }
  return (
    <div className={css.foot}>
      <span className={css.name} aria-hidden="true">
        {label}
      </span>
      <IconButton label={`Add ${label}`} onClick={add}>
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
