interface Shortcut {
  does: string
  keys: string[]
  where?: string
}

/** The keyboard shortcuts of the portal. */
export const shortcuts: readonly Shortcut[] = [
  { does: 'Search and commands', keys: ['Ctrl', 'K'], where: '⌘ K on a Mac' },
  { does: 'Fold or unfold the navigation', keys: ['['] },
  { does: 'Undo', keys: ['Ctrl', 'Z'], where: 'In the website editor' },
  { does: 'Redo', keys: ['Ctrl', 'Y'], where: 'In the website editor' },
  { does: 'Same property', keys: ['S'], where: 'On duplicate properties' },
  { does: 'Different properties', keys: ['D'], where: 'On duplicate properties' },
  { does: 'Undo the decision', keys: ['U'], where: 'On duplicate properties' },
  { does: 'Next pair', keys: ['N'], where: 'On duplicate properties' },
  { does: 'Previous pair', keys: ['P'], where: 'On duplicate properties' },
]
