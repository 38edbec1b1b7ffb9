import { Drawer } from '@puckeditor/core'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/blocks.ts'
import css from './editor.module.css'
import { usePuckStore } from './use-inline-texts.ts'

const ZONE = 'root:default-zone'

/** The kinds of sections: dragged to where they shall stand, or added under the one that is chosen. */
export const BlockDrawer = () => (
  <Drawer>
    {kindNames.map((kind) => (
      <Drawer.Item key={kind} name={kind} label={blockKinds[kind].label}>
        {() => <Kind kind={kind} />}
      </Drawer.Item>
    ))}
  </Drawer>
)

function Kind({ kind }: { kind: BlockKind }) {
  const dispatch = usePuckStore((puck) => puck.dispatch)
  const chosenAt = usePuckStore(({ appState }) => appState.ui.itemSelector?.index ?? null)
  const count = usePuckStore(({ appState }) => appState.data.content.length)
  const add = () => {
    const at = chosenAt === null ? count : chosenAt + 1
    dispatch({ type: 'insert', componentType: kind, destinationIndex: at, destinationZone: ZONE })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ZONE } } })
  }
  return (
    <div className={css.drawn}>
      <IconGripVertical size={14} stroke={1.5} aria-hidden="true" />
      <span className={css.name}>{blockKinds[kind].label}</span>
      <button type="button" className={css.tool} onClick={add} aria-label={`Add ${blockKinds[kind].label}`}>
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
