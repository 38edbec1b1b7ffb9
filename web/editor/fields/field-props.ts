/** Props of every field of the form. */
export interface FieldProps<T> {
  id: string
  label: string
  hint?: string
  value: T
  onChange: (value: T) => void
}
