import { useContentLang } from './use-content-lang';

interface ContentTextProps {
  readonly text: string;
  /** Language of the text. Defaults to that of content. */
  readonly lang?: string | undefined;
}

/** Content within a sentence of the interface, marked with its language if that differs. */
export function ContentText({ text, ...rest }: ContentTextProps) {
  const contentLang = useContentLang();
  const lang = 'lang' in rest ? rest.lang : contentLang;
  return <span lang={lang}>{text}</span>;
}
