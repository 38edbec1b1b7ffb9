import { Drawer } from '@puckeditor/core'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { IconButton } from '../icon-button.tsx'
import css from './sections.module.css'
import { showOnCanvas } from '../canvas/show-on-canvas.ts'
import { usePuckStore } from '../canvas/use-inline-texts.ts'
import { pageZone } from '../canvas/zone.ts'

/** What is dragged answers to a hand only, though the drag and drop below would put it in the order of the keyboard; the button beside it is there. */
const leaveTabOrder = (grip: HTMLElement | null) => grip?.closest('[data-puck-drawer-item]')?.setAttribute('tabindex', '-1')

/** The kinds of sections: dragged to where they shall stand, or added under the one that is chosen. */
export const BlockDrawer = () => (
  <div className={css.drawer}>
    <Drawer>
      {kindNames.map((kind) => (
        <div key={kind} className={css.drawn}>
          <div aria-hidden="true">
            <Drawer.Item name={kind} label={blockKinds[kind].label}>
              {() => (
                <span ref={leaveTabOrder} className={css.grip}>
                  <IconGripVertical size={14} stroke={1.5} aria-hidden="true" />
                  <span className={css.name}>{blockKinds[kind].label}</span>
                </span>
              )}
            </Drawer.Item>
          </div>
          <AddButton kind={kind} />
        </div>
      ))}
    </Drawer>
  </div>
)

function AddButton({ kind }: { kind: BlockKind }) {
  const dispatch = usePuckStore((puck) => puck.dispatch)
  const chosenAt = usePuckStore(({ appState }) => appState.ui.itemSelector?.index ?? null)
  const count = usePuckStore(({ appState }) => appState.data.content.length)
  const add = () => {
    const at = chosenAt === null ? count : chosenAt + 1
    dispatch({ type: 'insert', componentType: kind, destinationIndex: at, destinationZone: pageZone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: pageZone } } })
    requestAnimationFrame(() => showOnCanvas(at))
  }
  return (
    <IconButton label={`Add ${blockKinds[kind].label}`} onClick={add}>
      <IconPlus size={16} stroke={1.5} aria-hidden="true" />
    </IconButton>
  )
}
