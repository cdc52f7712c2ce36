import { RemoteProviders, type RemoteProvidersProps } from '@kaadu/ui/remote-providers';
import { CompositionProvider, type Composition } from './composition';

export interface AppProps extends Omit<RemoteProvidersProps, 'navigation'> {
  readonly composition: Composition;
}

/** Provides every context that remotes use, except navigation, which the layout provides from the router. */
export function App({ composition, children, ...provided }: AppProps) {
  return (
    <RemoteProviders {...provided}>
      <CompositionProvider value={composition}>{children}</CompositionProvider>
    </RemoteProviders>
  );
}
