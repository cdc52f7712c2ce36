import { slotNames, slots, type SlotName } from '@kaadu/contracts';
import { LanguageProvider } from '@kaadu/federation/react';
import { Suspense, use, useSyncExternalStore } from 'react';
import { useComposition } from '../composition';
import { Interactive } from '../parts';
import { slotFallbacks } from '../fallbacks/fallbacks';
import { foreignLanguage } from '../layout/foreign-language';
import { SlotBoundary } from './SlotBoundary';
import { SlotData } from './SlotData';
import classes from './Slot.module.css';

/**
 * A place in the layout that a remote fills. Shows its fallback while the remote loads, and when the remote
 * is missing or fails. The rest of the page never waits for it.
 */
export function Slot({ name }: { name: SlotName }) {
  const Fallback = slotFallbacks[name];
  const Content = slotContents[name];
  const failed = (
    <>
      <Fallback />
      <Interactive part={name} />
    </>
  );
  const composition = useComposition();
  const isFilled = composition.slotRelease(name) !== undefined;
  const language = composition.languageOf(slots[name]);
  const isRendered = useIsRendered(name);
  const filled = isRendered ? (
    <SlotBoundary fallback={failed}>
      <Suspense fallback={<Fallback />}>
        <Content />
      </Suspense>
    </SlotBoundary>
  ) : (
    <Fallback />
  );
  return (
    <div className={classes.Slot} data-part={name} {...foreignLanguage(composition, language)}>
      <LanguageProvider value={language}>{isFilled ? filled : failed}</LanguageProvider>
    </div>
  );
}

const neverChanges = () => () => undefined;

/** Whether the slot's content is rendered: without a server build, only after hydration. */
function useIsRendered(name: SlotName): boolean {
  const composition = useComposition();
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => !composition.isClientRendered(name),
  );
}

/** One named component per slot, so that a component stack shows which slot failed. */
const slotContents = {
  header: function HeaderSlot() {
    return <SlotContent name="header" />;
  },
  footer: function FooterSlot() {
    return <SlotContent name="footer" />;
  },
  floating: function FloatingSlot() {
    return <SlotContent name="floating" />;
  },
  session: function SessionSlot() {
    return <SlotContent name="session" />;
  },
} satisfies Record<SlotName, () => React.ReactNode>;

/** Returns the slot that a server component stack belongs to. */
export function slotOfStack(componentStack: string): SlotName | undefined {
  return slotNames.find((name) => componentStack.includes(slotContents[name].name));
}

function SlotContent({ name }: { name: SlotName }) {
  const composition = useComposition();
  const module = use(composition.slotModule(name));
  const data = use(composition.slotData(name));
  return (
    <>
      <module.Slot data={data} />
      <SlotData slot={name} data={data} />
      <Interactive part={name} />
    </>
  );
}
