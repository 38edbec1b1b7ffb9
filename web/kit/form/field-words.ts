import type { FieldWords } from './field.tsx'

/** Separates the props of a field's frame from those of its element. */
export function fieldWords<Props extends FieldWords>(props: Props): [FieldWords, Omit<Props, keyof FieldWords>] {
  const { id, label, description, isHintBelow, error, required, withAsterisk, className, ...element } = props
  return [{ id, label, description, isHintBelow, error, required, withAsterisk, className }, element]
}
