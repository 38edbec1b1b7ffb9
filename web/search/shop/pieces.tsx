import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../../kit/form/button.tsx'
import under from '../../kit/panel.module.css'
import cell from '../cell.module.css'
import field from '../choice-field.module.css'
import suggestions from '../list-under.module.css'
import list from '../choice-list.module.css'
import css from './dates.module.css'
import { PanelRoom } from './panel.tsx'
import panel from './panel.module.css'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const Month = () => (
  <div className={css.month} data-month>
    <p className={css.caption} aria-live="polite" data-caption />
    <table>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody />
    </table>
  </div>
)

/** Templates for the form's script: the same parts as in the form of hydrated screens. */
export const Pieces = () => (
  <>
    <template data-piece="problem">
      <p className={cell.problem} role="alert" />
    </template>
    <template data-piece="meant">
      <p className={field.meant}>Did you mean </p>
    </template>
    <template data-piece="guess">
      <button type="button" className="text-button">
        …
      </button>
    </template>
    <template data-piece="places">
      <div popover="manual" className={suggestions.dropdown}>
        <p role="status" className={list.nothing} />
        <div role="listbox" />
      </div>
    </template>
    <template data-piece="option">
      <button type="button" role="option" aria-selected={false} tabIndex={-1} className={list.option}>
        …
      </button>
    </template>
    <template data-piece="group">
      <span className={list.group} aria-hidden="true" />
    </template>
    <template data-piece="calendar">
      {/* A dialog element would take the focus from the field as it opens. */}
      <div role="dialog" popover="manual" aria-label="Calendar" className={`${under.panel} ${panel.panel}`}>
        <PanelRoom
          title="Choose dates"
          done={
            <Button type="button" data-done>
              Done
            </Button>
          }
        >
          <button type="button" className={css.turn} data-turn="-1" aria-label="Previous month">
            <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
          </button>
          <button type="button" className={css.turn} data-turn="1" aria-label="Next month">
            <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
          </button>
          <div className={css.months}>
            <Month />
            <Month />
          </div>
          <p className={css.help} aria-live="polite" data-help />
        </PanelRoom>
      </div>
    </template>
    <template data-piece="day">
      <button type="button" className={css.day} tabIndex={-1} aria-label="Day">
        <span data-number />
        <span className={css.price} data-price />
      </button>
    </template>
  </>
)
