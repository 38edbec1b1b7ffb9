import { Puck } from '@puckeditor/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { blockKinds, isBlockKind } from '#domain/site/block-kinds.ts'
import { Button } from '../kit/form/button.tsx'
import css from './properties.module.css'
import { pageZone, usePuckStore } from './puck.ts'
import { SharePreview } from './share-preview.tsx'
import { useAddressedField } from './use-addressed-field.ts'
import words from './words.module.css'

/** The form of the selected section; without one, that of the page. */
export function Properties() {
  const chosen = usePuckStore(({ selectedItem }) => selectedItem)
  const selector = usePuckStore(({ appState }) => appState.ui.itemSelector)
  const dispatch = usePuckStore((puck) => puck.dispatch)
  useAddressedField()
  const label = chosen && isBlockKind(chosen.type) ? blockKinds[chosen.type].label : 'This page'
  const zone = selector?.zone ?? pageZone
  return (
    <>
      <h2 className={words.heading}>{label}</h2>
      {!chosen && <p className={words.hint}>Click a section on the page to change it.</p>}
      <div className={css.fields}>
        <Puck.Fields wrapFields={false} />
      </div>
      {!chosen && <SharePreview />}
      {chosen && selector && (
        <div className={css.ends}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy size={14} stroke={1.5} aria-hidden="true" />}
            onClick={() => dispatch({ type: 'duplicate', sourceIndex: selector.index, sourceZone: zone })}
          >
            Copy the section
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} stroke={1.5} aria-hidden="true" />}
            onClick={() => dispatch({ type: 'remove', index: selector.index, zone })}
          >
            Remove
          </Button>
        </div>
      )}
    </>
  )
}
