import { IconMoon, IconSun } from '@tabler/icons-react'
import { chooseColorScheme, shownScheme } from '../kit/color-scheme.ts'
import { Tip } from '../kit/tip.tsx'
import css from './color-scheme-switch.module.css'
import bar from './top-bar.module.css'

/** Switches between light and dark. Both icons are rendered and CSS shows one, so the server need not know the device. */
export function ColorSchemeSwitch() {
  return (
    <Tip label="Light or dark">
      <button
        type="button"
        className={`${bar.tool} ${bar.square}`}
        aria-label="Change between light and dark"
        onClick={() => chooseColorScheme(shownScheme() === 'dark' ? 'light' : 'dark')}
      >
        <IconSun className={css.sun} size={18} stroke={1.5} aria-hidden="true" />
        <IconMoon className={css.moon} size={18} stroke={1.5} aria-hidden="true" />
      </button>
    </Tip>
  )
}
