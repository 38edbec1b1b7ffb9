import type { ReactNode } from 'react'
import { Button } from '../../kit/form/button.tsx'
import under from '../../kit/panel.module.css'
import { Cell } from '../cell.tsx'
import field from '../field-panel.module.css'
import css from './panel.module.css'
import { useProblem } from './problems.ts'

type Props = {
  id: string
  label: string
  name: string
  value: string
  children: ReactNode
}

/** A field whose value is selected in a native popover: it opens and closes without a script, which positions it below its field. */
export function PlainPanel({ id, label, name, value, children }: Props) {
  const panel = `${id}-${name}-panel`
  const { error, control } = useProblem(name)
  return (
    <div className={css.field}>
      <Cell label={label} name={name} error={error}>
        <button
          type="button"
          id={`${id}-${name}`}
          className={field.button}
          popoverTarget={panel}
          aria-haspopup="dialog"
          {...control}
          aria-labelledby={`${id}-${name}-label ${id}-${name}-value`}
        >
          <span id={`${id}-${name}-label`} className="visually-hidden">
            {label}
          </span>
          <span id={`${id}-${name}-value`} className={field.value} data-value>
            {value}
          </span>
        </button>
      </Cell>
      <dialog id={panel} popover="auto" aria-label={label} className={`${under.panel} ${css.panel}`} data-panel>
        <PanelRoom title={label} done={<DoneButton panel={panel} />}>
          {children}
        </PanelRoom>
      </dialog>
    </div>
  )
}

const DoneButton = ({ panel }: { panel: string }) => (
  <Button popoverTarget={panel} popoverTargetAction="hide">
    Done
  </Button>
)

/** The content of a panel above its button, with a title if it fills the screen of a phone. */
export const PanelRoom = ({ title, done, children }: { title: string; done: ReactNode; children: ReactNode }) => (
  <div className={`${field.room} ${css.room}`}>
    <p className={css.title} aria-hidden="true">
      {title}
    </p>
    <div data-body>{children}</div>
    <div className={field.foot}>{done}</div>
  </div>
)
