import { IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { ShownSearch } from '#domain/results/compare-list.ts'
import type { ComparedItem, ComparedProduct } from '../../products/compare-list.ts'
import tick from '../../products/compare-tick.module.css'
import css from '../../products/compare-tray.module.css'
import button from './buttons.module.css'

/** Texts of a product's compare tray; the page's script reads them too. */
export interface TrayWords extends ComparedProduct {
  /** `Flights to compare` */
  label: string
  /** `1 flight to compare`, `{count} flights to compare` */
  one: string
  many: string
}

/** The script's data of the page: its search, and the address that repeats it. */
export type Tray = TrayWords & ShownSearch & { again: string }

/** The portal's phones have a navigation bar below it; a storefront has none. */
const noBar: CSSProperties & Record<`--${string}`, string> = { '--bottom-bar': '0px' }

/** The compared items of this search, in a bar below its results. The page's script fills its slots. */
export const CompareTray = ({ tray }: { tray: Tray }) => (
  <aside className={css.tray} style={noBar} aria-label={tray.label} data-tray={JSON.stringify(tray)} data-no-print hidden>
    <div className={css.bar}>
      <p className={css.count} data-count />
      <ul className={css.slots} />
      <template>
        <li className={css.slot}>
          <div className={css.words}>
            <p className={css.times} />
            <p className={css.price} />
          </div>
          <button type="button" className={css.remove}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      </template>
      <div className={css.actions}>
        <button type="button" className={`text-button ${css.clear}`} data-clear>
          Clear
        </button>
        <a className={button.secondary} href={tray.again} data-again hidden>
          Search again
        </a>
        <a className={button.primary} href={tray.path} data-compare-link hidden>
          Compare
        </a>
      </div>
    </div>
  </aside>
)

/** A comparable item with its displayed price. */
export interface PricedItem {
  item: ComparedItem
  price: string
}

type TickProps = PricedItem & {
  /** Its accessible name. */
  of: string
}

/** A checkbox that adds an item to the comparison or removes it. */
export const CompareTick = ({ item, price, of }: TickProps) => (
  <label className={tick.tick} data-with-script>
    <input type="checkbox" autoComplete="off" data-compare={JSON.stringify({ ...item, price })} />
    Compare<span className="visually-hidden">: {of}</span>
  </label>
)

/** The item that replaces `same` of an earlier search: the script requests it by the parameter of that name. */
export const FoundAgain = ({ same, found }: { same: string; found: PricedItem }) => (
  <span data-same={same} data-compare={JSON.stringify({ ...found.item, price: found.price })} hidden />
)
