export { ComboboxInput } from './ComboboxInput';
export { ComboboxList } from './ComboboxList';
export { useCombobox } from './use-combobox';
