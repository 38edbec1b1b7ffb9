import type { FieldWords } from './field.tsx'

/** Parts what a field's frame says from what its element gets. */
export function fieldWords<Props extends FieldWords>(props: Props): [FieldWords, Omit<Props, keyof FieldWords>] {
  const { id, label, description, isHintBelow, error, required, withAsterisk, className, ...element } = props
  return [{ id, label, description, isHintBelow, error, required, withAsterisk, className }, element]
}
