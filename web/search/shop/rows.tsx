import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ChoiceRow } from '../choice-row.tsx'

/** A line of the list of places for each kind, to be filled in by the form's script. */
export const RowPieces = ({ icons, hasCode = false }: { icons: Record<string, ComponentType<IconProps>>; hasCode?: boolean }) =>
  Object.entries(icons).map(([kind, Icon]) => (
    <template key={kind} data-piece={`row-${kind}`}>
      <ChoiceRow Icon={Icon} title="" country="NG" below="" {...(hasCode ? { code: '' } : {})} />
    </template>
  ))
